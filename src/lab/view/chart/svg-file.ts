const svgNamespace = 'http://www.w3.org/2000/svg'

/** CSS properties copied from the style sheet into the SVG file. */
const lines = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray'] as const
const words = ['fill', 'font-family', 'font-size', 'font-weight'] as const

/** Returns a computed colour in hexadecimal notation, because few programs read newer CSS colour formats. */
function hexOf(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('The browser draws no colours')
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map(part => (part ?? 0).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the background colour behind an element. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/^$|transparent|, 0\)|\/ 0\)/.test(backgroundColor)) return backgroundColor
  }
  return 'white'
}

/**
 * Returns an SVG file of a picture on the page (https://www.w3.org/TR/SVG2/), at the picture's natural size and with
 * its background. Styles are inlined.
 */
export function svgFile(picture: SVGSVGElement, toHex = hexOf): string {
  const copy = document.importNode(picture, true)
  const [originals, copies] = [picture, copy].map(svg => [...svg.querySelectorAll('rect, text, path')])
  for (const [index, original] of (originals ?? []).entries()) {
    const style = getComputedStyle(original)
    for (const property of original.tagName === 'text' ? words : lines) {
      const value = style.getPropertyValue(property)
      if (value === '') continue
      const isColour = (property === 'fill' || property === 'stroke') && value !== 'none'
      copies?.[index]?.setAttribute(property, isColour ? toHex(value) : value)
    }
  }
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    element.removeAttribute('class')
    element.removeAttribute('style')
  }
  const sheet = document.createElementNS(svgNamespace, 'rect')
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: toHex(groundOf(picture)) })) {
    sheet.setAttribute(name, value)
  }
  copy.prepend(sheet)
  const [, , width = '', height = ''] = (picture.getAttribute('viewBox') ?? '').split(' ')
  copy.setAttribute('width', width)
  copy.setAttribute('height', height)
  return new XMLSerializer().serializeToString(copy)
}
