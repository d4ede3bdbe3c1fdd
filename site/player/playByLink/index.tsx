/** The parts of the page for games by link: one file, which the page fetches when there is one. */
export { Banner } from './Banner.tsx'
export { default as styles } from './byLink.css?inline'
export { Invited } from './Invited.tsx'
export { Send, Unopened } from './Send.tsx'
