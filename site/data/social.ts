interface HeadTag {
  tag: 'meta'
  attrs: Record<string, string>
}

/** Tags for the picture of a shared link. Absolute when the site's address is known, as readers of such tags demand. */
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
