/** The tutorial: one file, which the page fetches where there is one. */
export { createTutorial } from './progress.ts'
export { TutorialCard } from './TutorialCard.tsx'
export { default as styles } from './tutorial.css?inline'
