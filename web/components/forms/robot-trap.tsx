/** A field that people neither see nor reach: what is written there comes from a robot (spec 5.8). */
export const RobotTrap = () => (
  <div className="sr" aria-hidden="true">
    <label>
      No llenes este campo
      <input type="text" name="Website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
