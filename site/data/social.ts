interface HeadTag {
  tag: 'meta'
  attrs: Record<string, string>
}

/** Meta tags for the social preview image. The URL is absolute when the site's address is known, as consumers require. */
export const socialHead = (site: URL | undefined, image: string | undefined): HeadTag[] => {
  if (image === undefined) return []
  const address = site ? new URL(image, site).href : image
  return [
    { tag: 'meta', attrs: { property: 'og:image', content: address } },
    { tag: 'meta', attrs: { property: 'og:image:width', content: '1200' } },
    { tag: 'meta', attrs: { property: 'og:image:height', content: '630' } },
    { tag: 'meta', attrs: { name: 'twitter:image', content: address } },
  ]
}
