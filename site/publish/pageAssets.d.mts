export declare const assetsOf: (dist: string, page: string, base?: string) => string[]
