import { vars } from './contract.css.ts'

const { text, weight } = vars

const textStyle = (fontSize: string, fontWeight: string) => ({ fontSize, fontWeight })

/**
 * All pairs of a font size and a weight on the screen. Styles that set only one of both must result in one of these
 * pairs. Printed papers have sizes of another scale.
 */
export const textStyles = {
  small: textStyle(text.small, weight.normal),
  smallStrong: textStyle(text.small, weight.strong),
  label: textStyle(text.label, weight.normal),
  labelStrong: textStyle(text.label, weight.strong),
  body: textStyle(text.body, weight.normal),
  bodyStrong: textStyle(text.body, weight.strong),
  /** Large input. On touch screens all inputs, because iOS zooms in on smaller ones. */
  input: textStyle(text.title, weight.normal),
  title: textStyle(text.title, weight.title),
  heading: textStyle(text.heading, weight.title),
  display: textStyle(text.figure, weight.title),
}
