const svgNamespace = 'http://www.w3.org/2000/svg'

/** What a style sheet says of the parts of a picture. */
const lines = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray'] as const
const words = ['fill', 'font-family', 'font-size', 'font-weight'] as const

/** A colour as the screen shows it, in hexadecimals: few programs know the newer ways to write one. */
function hexOf(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('The browser draws no colours')
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map(part => (part ?? 0).toString(16).padStart(2, '0')).join('')}`
}

/** The colour on which an element is shown. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/^$|transparent|, 0\)|\/ 0\)/.test(backgroundColor)) return backgroundColor
  }
  return 'white'
}

/**
 * The file of a picture on the page (https://www.w3.org/TR/SVG2/), in its own size and on the ground on which it is shown. It
 * needs no style sheet: what that says is written into its parts.
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
