// npm run docs:tables: writes the tables of the documents and the drawing of the folders from the code.
import { writeDrawing } from './folder-graph.ts';
import './specification-tables.ts';

writeDrawing();
