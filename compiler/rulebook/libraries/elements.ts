/** The library that makes elements of HTML. */
export { h } from 'hastscript'
