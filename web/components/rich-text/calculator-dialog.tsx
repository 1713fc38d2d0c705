import type { Editor } from '@tiptap/core';
import { calculatorChoices } from '../../../contract/content/calculator-marks.ts';
import { Button } from '../forms/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { insertCalculator } from './calculator-node.ts';
import styles from './rich-text.module.css';

type CalculatorDialogProps = { editor: Editor; open: boolean; onClose: () => void };

/** The calculators; pressing one inserts it. */
export const CalculatorDialog = ({ editor, open, onClose }: CalculatorDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Poner una calculadora" asksFirst={false}>
    <p className="muted">
      Quien lee escribe sus datos en el texto y recibe la respuesta. En papel queda su dirección.
    </p>
    <ul className={styles.choices}>
      {calculatorChoices.map(({ mark, title }, place) => (
        <li key={mark}>
          <Button
            kind="text"
            data-focus-first={place === 0 ? '' : undefined}
            onClick={() => {
              onClose();
              insertCalculator(editor, mark);
            }}
          >
            {title}
          </Button>
        </li>
      ))}
    </ul>
  </Dialog>
);
