/** The YAML parser, loaded separately from the other readers, since most files are of other kinds. */
export { LineCounter, parseDocument } from 'yaml';
