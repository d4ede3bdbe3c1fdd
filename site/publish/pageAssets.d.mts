export declare const assetsIn: (
  dist: string,
  base?: string,
) => { assetsOf(html: string): string[]; neededBy(file: string): string[] }
