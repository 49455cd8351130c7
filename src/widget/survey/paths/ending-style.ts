/** The text of an ending, below its title. */
export const ENDING_STYLE = `.done .q small{display:block;margin-top:8px;font-size:15px;font-weight:400;line-height:22px;white-space:pre-line}`;
