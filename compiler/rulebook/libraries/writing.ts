/** The libraries that write a tree as safe HTML. */
export { default as rehypeSanitize, defaultSchema } from 'rehype-sanitize'
export { default as rehypeStringify } from 'rehype-stringify'
export { default as remarkRehype } from 'remark-rehype'
export { unified } from 'unified'
