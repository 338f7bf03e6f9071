/** What reads YAML, apart from the other readers: most files are something else. */
export { LineCounter, parseDocument } from 'yaml';
