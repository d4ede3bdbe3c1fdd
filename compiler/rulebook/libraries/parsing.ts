/** The libraries that parse Markdown to a tree. */
export { default as remarkGfm } from 'remark-gfm'
export { default as remarkParse } from 'remark-parse'
export { unified } from 'unified'
