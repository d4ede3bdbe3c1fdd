import type { Report } from '../diagnostics/diagnostic.ts'
import type { Resolved } from './resolve.ts'
export const lint = (resolved: Resolved, _report: Report): Resolved => resolved
