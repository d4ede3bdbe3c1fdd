export declare const assetsIn: (dist: string, base?: string) => (html: string) => string[]
