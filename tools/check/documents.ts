// npm run docs:tables: writes the tables of the documents and the drawing of the folders from the code.
import './specification-tables.ts';
import './folder-graph.ts';
