// npm run docs:tables: writes what the documents take from the code, its tables and the drawing of the rooms.
import './specification-tables.ts';
import './house.ts';
