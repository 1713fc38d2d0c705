import { wholeNumber } from '../lib/format.ts';
import { OwnPart } from '../lib/page/own-part.tsx';
import styles from './new-messages.module.css';

/** How many messages nobody has answered, beside 'Mensajes' in the menu; nothing while there are none. */
export const NewMessages = () => (
  <OwnPart>
    {({ viewer }) =>
      viewer?.newMessages ? (
        <span className={styles.count}>
          {wholeNumber(viewer.newMessages)}
          <span className="sr">{viewer.newMessages === 1 ? ' nuevo' : ' nuevos'}</span>
        </span>
      ) : (
        ''
      )
    }
  </OwnPart>
);
