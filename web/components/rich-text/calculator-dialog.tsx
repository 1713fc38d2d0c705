import type { Editor } from '@tiptap/core';
import { calculatorChoices } from '../../../contract/content/calculator-placeholders.ts';
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
      {calculatorChoices.map(({ placeholder, title }, place) => (
        <li key={placeholder}>
          <Button
            kind="text"
            data-focus-first={place === 0 ? '' : undefined}
            onClick={() => {
              onClose();
              insertCalculator(editor, placeholder);
            }}
          >
            {title}
          </Button>
        </li>
      ))}
    </ul>
  </Dialog>
);
