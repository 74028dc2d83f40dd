import type { BrowserContext } from '@playwright/test'

/**
 * Gathers what pages of a context complain of, in all of its tabs: errors that nothing caught, and whatever the policy of
 * the site refused them. To be called before the first page is opened.
 */
export async function complaintsOf(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  context.on('weberror', error => complaints.push(error.error().stack ?? error.error().message))
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
