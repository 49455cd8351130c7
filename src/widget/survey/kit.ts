import { useLayoutEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { WAY } from '../../domain/flow';

/** What files of question types get instead of a framework of their own. */
export const KIT = { jsx, jsxs, useLayoutEffect, useRef, useState, WAY };
