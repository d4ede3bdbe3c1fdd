import type { AstroIntegration } from 'astro'

export declare const offline: () => AstroIntegration
