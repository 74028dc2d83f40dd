/** Renders the lab or a single preview page, depending on the URL below `base`. */
export async function startLab(element: Element, base: string) {
  const { pathname, search, hash } = location
  const [, scene] = pathname.slice(base.length).match(/^\/stage\/([^/]+)/) ?? []
  if (scene !== undefined) {
    const { startStage } = await import('#lab/product/stage/start-stage.tsx')
    return startStage(element, scene, { search, hash })
  }
  const { showLab } = await import('./lab-root.tsx')
  showLab(element, base)
}
