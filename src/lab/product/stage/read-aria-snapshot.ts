import { type AriaNode, generateAriaTree, renderAriaTree } from 'ivya/aria'
import { getAriaRole, getElementAccessibleName } from 'ivya/utils'

/** Visible traits that the accessibility snapshot lacks, with their selectors. */
const traits = {
  busy: '[aria-busy="true"], [data-pending]',
  invalid: '[aria-invalid="true"]',
  marked: '[data-marked]',
} as const

/** Roles that are irrelevant if the element is empty, such as rows of a skeleton. */
const holders = new Set(['cell', 'paragraph', 'row', 'rowgroup', 'status'])

/** True for parts that every screen has: navigation, empty notification region and earlier announcements. */
const isAround = ({ role, props, children }: AriaNode) =>
  role === 'banner' || role === 'log' || props['url'] === '#content' || (role === 'region' && children.length === 0)

const isShown = (node: AriaNode) =>
  !isAround(node) && (node.name !== '' || node.children.length > 0 || !holders.has(node.role))

const pruned = (node: AriaNode): AriaNode => ({
  ...node,
  children: node.children
    .map(child => (typeof child === 'string' ? child : pruned(child)))
    .filter(child => typeof child === 'string' || isShown(child)),
})

const labelOf = (element: Element) =>
  `${getAriaRole(element)} ${JSON.stringify(getElementAccessibleName(element, false))}`

const isHidden = (element: Element) => element.closest('[hidden], [inert], [aria-hidden="true"]') !== null

/** Returns the accessibility snapshot of the screen in Playwright's format, with the traits added. */
export function readAriaSnapshot({ body }: Document): string {
  const tree = renderAriaTree(pruned(generateAriaTree(body)))
  const marked = Object.entries(traits).flatMap(([trait, selector]) => {
    const named = [...body.querySelectorAll(selector)].filter(element => !isHidden(element))
    return named.length > 0 ? [`- ${trait}: ${named.map(labelOf).join(', ')}`] : []
  })
  return [tree, ...marked].join('\n')
}
