/** A honeypot field, invisible and unreachable for people: only programs fill it (spec 5.8). */
export const RobotTrap = () => (
  <div className="sr" aria-hidden="true">
    <label>
      No llenes este campo
      <input type="text" name="Website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
