/** The content that comes with the program: what packs are laid over. */
import { join } from 'node:path'
import { packageRoot } from '../emit/package.ts'

/** Absolute. */
export const builtinDirectory = join(packageRoot, 'content')
