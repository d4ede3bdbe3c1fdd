/** Types components that TypeScript modules import. */
declare module '*.astro' {
  const Component: import('astro').AstroInstance['default']
  export default Component
}
