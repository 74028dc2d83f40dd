const mark = String.raw`(?:all__)?machine(?:__\w+)*`
const label = String.raw`(?:[\p{L}\d .,()[\]/]|#\d+;)+`
const forms = [
  'stateDiagram-v2',
  `state "${label}" as ${mark}(?: \\{)?`,
  `state ${mark} <<choice>>`,
  `${mark} : ${label}`,
  `(?:\\[\\*\\]|${mark}) --> (?:\\[\\*\\]|${mark})(?: : ${label})?`,
  '--',
  '\\}',
  '',
]
const form = new RegExp(`^ *(?:${forms.join('|')})$`, 'u')

/** True for a line that the lab's Mermaid diagrams can have. */
export const isMermaidLine = (line: string): boolean => form.test(line)
