import type { BrowserContext } from '@playwright/test'

/**
 * Collects uncaught errors and policy violations in all pages of a browser context. Must be called before the first
 * page opens.
 */
export async function complaintsOf(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  context.on('weberror', thrown => {
    const { name, message, stack } = thrown.error()
    // The stack of a `DOMException` is empty.
    complaints.push(`${name}: ${message}\n${stack}`)
  })
  await context.exposeFunction('complain', (refused: string) => complaints.push(`Refused by the policy: ${refused}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      void Reflect.apply(Reflect.get(window, 'complain'), window, [
        `${effectiveDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      ])
    })
  })
  return complaints
}
