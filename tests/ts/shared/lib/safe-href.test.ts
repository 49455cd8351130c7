import { describe, expect, it } from 'vitest';
import { safeHref } from '../../../../src/shared/lib/safe-href';

describe( 'RES-30: links of responses', () => {
	it.each( [
		'javascript:alert(1)',
		'JavaScript:alert(1)',
		'  javascript:alert(1)',
		'java\tscript:alert(1)',
		'java\nscript:alert(1)',
		'java\r\nscript:alert(1)',
		'\u0000javascript:alert(1)',
		'\u0001\u001fjavascript:alert(1)',
		'javascript\t:alert(1)',
		'javascript:%0aalert(1)',
		'javascript://shop.test/%0aalert(1)',
		'vbscript:msgbox(1)',
		'data:text/html,<script>alert(1)</script>',
		'blob:https://shop.test/1',
		'file:///etc/passwd',
		'https://',
		'http://[broken',
		'',
		'   ',
	] )( 'drops %j', ( address ) => {
		expect( safeHref( address ) ).toBe( '' );
	} );

	it.each( [
		'https://shop.test/checkout/?a=1&b=2#c',
		'http://shop.test',
		'HTTPS://SHOP.TEST/',
		'//shop.test/page',
		'/checkout/thank-you/',
		'mailto:visitor@shop.test',
		'https://shop.test/?next=javascript:alert(1)',
	] )( 'keeps %j as it is', ( address ) => {
		expect( safeHref( address ) ).toBe( address );
	} );

	it( 'takes nothing for nothing', () => {
		expect( safeHref( null ) ).toBe( '' );
		expect( safeHref( undefined ) ).toBe( '' );
	} );
} );
