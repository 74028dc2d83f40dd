import { code39 } from '#domain/figures/code-39.ts'

/** Renders a text as a Code 39 barcode. The caller must show the text beside it. */
export function Barcode({ text, className }: { text: string; className: string }) {
  const { bars, width } = code39(text)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={bars.map(bar => `M${bar.at} 0h${bar.width}v1h-${bar.width}z`).join('')} />
    </svg>
  )
}
