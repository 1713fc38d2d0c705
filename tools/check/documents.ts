// npm run docs:tables: writes the tables of the documents and the drawing of the rooms from the code.
import './specification-tables.ts';
import './house.ts';
