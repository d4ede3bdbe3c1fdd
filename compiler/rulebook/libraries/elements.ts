/** What makes elements of HTML. */
export { h } from 'hastscript'
