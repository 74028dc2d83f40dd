import type { VirtualScale } from '#mirage/scale/virtual-scale.ts'
import type { PanelTab } from './panel-tab.ts'

/** Tab with the controls of the virtual scale. Its code loads when the tab opens. */
export const scaleTab = (scale: VirtualScale): PanelTab => ({
  id: 'scale',
  label: 'Scale',
  load: async () => {
    const { ScaleSection } = await import('./sections/scale-section.tsx')
    return <ScaleSection scale={scale} />
  },
})
