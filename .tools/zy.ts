import { chromium } from '@playwright/test'
import { startApiServer } from './api-server.ts'
import { findChromium } from './chromium.ts'
import { home, wayHome } from './one-origin.ts'
const server = await startApiServer({ site: '.cache/list/product' })
const found = await findChromium()
const browser = await chromium.launch({ ...found, args: [...found.args, wayHome(server)] })
for (const [name, chosen] of [['plain', { figures: false, days: false }], ['days', { figures: false, days: true }], ['figures', { figures: true, days: false }], ['date+lines', { figures: true, days: false, weight: false, value: false, carbon: false }], ['full', { figures: true, days: true }]] as const) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await context.addCookies([server.signInAs('lindiwe@threereco.example', 'verified', home)])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const m = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(x => [x.name, x.value * 1000]))
  await page.goto(`${home}/sign-in`)
  await page.evaluate(c => localStorage.setItem('threereco.lists', JSON.stringify({ columns: { transactions: c } })), chosen)
  await page.goto(`${home}/admin/transactions?pageSize=100`)
  const wait = (n: number) => page.waitForFunction(n => document.querySelector('table[aria-busy="false"] [data-row]')?.getAttribute('aria-rowindex') === String(n + 1), n)
  await wait(1)
  const all: Record<string, number[]> = {}
  if (name === process.argv[2]) { await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 }); await cdp.send('Profiler.start') }
  for (let i = 0; i < 10; i++) {
    const b = await m()
    await page.getByRole('button', { name: i % 2 ? 'Previous' : 'Next', exact: true }).press('Enter')
    await wait(i % 2 ? 1 : 101); await page.waitForTimeout(100)
    const a = await m()
    for (const k of ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']) (all[k] ??= []).push(a[k]! - b[k]!)
  }
  if (name === process.argv[2]) {
    const { profile } = await cdp.send('Profiler.stop')
    const self = new Map<string, number>()
    const dt = profile.timeDeltas ?? []
    const byId = new Map(profile.nodes.map(n => [n.id, n]))
    profile.samples?.forEach((s, i) => { const n = byId.get(s)!; const k = `${n.callFrame.functionName}:${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`; self.set(k, (self.get(k) ?? 0) + (dt[i] ?? 0) / 1000) })
    console.log([...self].sort((a, b) => b[1] - a[1]).slice(0, 40).map(([k, v]) => `${v.toFixed(1)} ${k}`).join('\n'))
  }
  console.log(name, Object.fromEntries(Object.entries(all).map(([k, v]) => [k, +v.sort((a, b) => a - b)[5]!.toFixed(1)])))
  await context.close()
}
await browser.close(); await server.close()
