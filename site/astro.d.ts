/** Components as the modules see them that hand them to pages. */
declare module '*.astro' {
  const Component: import('astro').AstroInstance['default']
  export default Component
}
