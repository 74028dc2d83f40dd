import { useEffect, useRef, useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { StandaloneLayout } from '#app/standalone/standalone-layout.tsx'
import { LinesContent } from '#features/trades/lines/lines-content.tsx'
import { createFormScale } from '#features/trades/scale/create-form-scale.tsx'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { Card } from '#ui/layout/card.tsx'
import { fewMaterials } from './few-materials.ts'

const [{ name, gwCode, carbonFactor }] = fewMaterials

/** A line with a scale. The example of the machine names it "form line-1". */
export function LineWithScale() {
  const environment = useEnvironment()
  const lines = useMadeActor(linesMachine, { input: { recordId: null } })
  const [scale] = useState(() => createFormScale(environment, 'form'))
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lines.getSnapshot().context.lines.length === 0)
      lines.send({ type: 'line.add', material: { name, gwCode, carbonFactor } })
  }, [lines])
  return (
    <StandaloneLayout>
      <Card title="Materials" isFlush actions={<scale.Chip content={content} />}>
        <LinesContent
          {...{ lines, content }}
          scale={scale.lines}
          fixedDecimals
          mayAdd={false}
          mayChange
          mayRemove={false}
          onRemove={() => undefined}
        />
      </Card>
    </StandaloneLayout>
  )
}
