/** What makes a tree of Markdown. */
export { default as remarkGfm } from 'remark-gfm'
export { default as remarkParse } from 'remark-parse'
export { unified } from 'unified'
