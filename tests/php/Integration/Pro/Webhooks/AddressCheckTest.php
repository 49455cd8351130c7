<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Webhooks;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Pro\Webhooks\Http\AddressCheck;
use UserFeedback\Pro\Webhooks\Http\DnsResolver;
use UserFeedback\Pro\Webhooks\Http\Post;
use UserFeedback\Pro\Webhooks\Http\Refused;
use UserFeedback\Pro\Webhooks\Http\Resolver;
use UserFeedback\Tests\WebhookReceiver;

/**
 * SEC-F1: where webhooks may not go.
 */
final class AddressCheckTest extends WebhooksTestCase {

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function refused(): array {
		$addresses = array(
			'inside'        => array(
				'http://127.0.0.1/',
				'https://127.0.0.1:443/',
				'http://127.1/',
				'http://2130706433/',
				'http://0x7f000001/',
				'http://0x7f.0.0.1/',
				'http://0177.0.0.1/',
				'http://017700000001/',
				'http://127.0.0.1./',
				'http://0/',
				'http://10.1.2.3/',
				'http://172.16.0.1/',
				'http://192.168.0.12/hook',
				'http://169.254.169.254/latest/meta-data/',
				'http://[::1]/',
				'http://[::]/',
				'http://[::ffff:127.0.0.1]/',
				'http://[::ffff:a9fe:a9fe]/',
				'http://[fd00::1]/',
				'http://[fe80::1]/',
				'http://[fe80::1%25eth0]/',
				'http://[64:ff9b::7f00:1]/',
				'http://[2002:7f00:1::]/',
				'http://private.test/',
				'http://mixed.test/',
				'http://six.test/',
				'http://mapped.test/',
				'http://METADATA.test/',
				'http://private.test./',
				'http://100.64.0.1/',
				'http://1.2.3.4.5/',
				'http://1.2.3/',
			),
			'whole address' => array(
				'',
				'hook',
				'//public.test/',
				'ftp://public.test/',
				'file:///etc/passwd',
				'gopher://public.test/',
				'javascript:alert(1)',
				'http://',
				'https:///x',
				"https://public.test/\r\nX-Header: 1",
				'https://public.test/ x',
				'https://public.test\\@127.0.0.1/',
				'http://ⓛocalhost/',
				'https://public.test/"',
				'http://-x.test/',
				'https://pub%6cic.test/',
			),
			'user name'     => array( 'https://user@public.test/', 'https://user:pass@public.test/', 'https://127.0.0.1@public.test/', 'https://public.test@127.0.0.1/' ),
			'ports 80'      => array( 'https://public.test:8443/x', 'http://public.test:22/', 'http://public.test:6379/', 'http://public.test:0/' ),
			'resolved'      => array( 'https://nowhere.test/' ),
		);
		$cases     = array();
		foreach ( $addresses as $reason => $list ) {
			foreach ( $list as $address ) {
				$cases[ $reason . ': ' . $address ] = array( $address, $reason );
			}
		}
		return $cases;
	}

	#[DataProvider( 'refused' )]
	public function test_an_address_that_leads_inside_or_is_none( string $url, string $reason ): void {
		try {
			$target = $this->check()->target( $url );
			self::fail( $target->pin() );
		} catch ( Refused $refused ) {
			self::assertStringContainsString( $reason, $refused->getMessage() );
		}
	}

	public function test_a_public_address_is_pinned_to_what_was_resolved(): void {
		$target = $this->check()->target( 'https://Public.test/a?b=c#d' );
		self::assertSame( 'https://public.test/a?b=c', $target->url );
		self::assertSame( 'public.test:443:93.184.216.34,[2606:4700::1111]', $target->pin() );
		self::assertSame( '8.8.8.8:80:8.8.8.8', $this->check()->target( 'http://8.8.8.8' )->pin() );
	}

	public function test_a_developer_allows_ports_and_hosts_and_nothing_beside_them(): void {
		$port  = WebhookReceiver::port();
		$check = new AddressCheck( new DnsResolver() );
		self::assertSame( $port, $check->target( "http://localhost:{$port}/ok" )->port );
		foreach ( array( "http://127.0.0.1:{$port}/", "http://[::1]:{$port}/" ) as $url ) {
			$this->assert_refused( static fn () => $check->target( $url ) );
		}
		remove_filter( 'userfeedback_webhook_private_hosts', array( $this, 'hosts' ) );
		$this->assert_refused( static fn () => $check->target( "http://localhost:{$port}/ok" ) );
	}

	public function test_a_redirect_to_this_machine_is_refused_before_anything_is_sent_there(): void {
		$post    = new Post( new AddressCheck( new DnsResolver() ) );
		$inside  = WebhookReceiver::url() . '/ok';
		$outcome = $post->send( $this->address( '/redirect?to=' . rawurlencode( $inside ) ), '{}', array() );
		self::assertSame( array( 'refused', 'This address is inside a private network. Only public addresses are possible.' ), array( $outcome->error, $outcome->reason ) );
		self::assertSame( array( '/redirect' ), array_column( WebhookReceiver::calls(), 'path' ) );
		$outcome = $post->send( $this->address( '/redirect?to=' . rawurlencode( 'file:///etc/passwd' ) ), '{}', array() );
		self::assertSame( 'refused', $outcome->error );
		$outcome = $post->send( $this->address( '/redirect?to=' . rawurlencode( $this->address( '/ok' ) ) ), '{"a":1}', array() );
		self::assertSame( '', $outcome->error, 'A redirect that keeps the message is followed.' );
		$last = WebhookReceiver::calls();
		self::assertSame( array( '/ok', 'POST', '{"a":1}' ), array( end( $last )['path'] ?? '', end( $last )['method'] ?? '', end( $last )['body'] ?? '' ) );
		$outcome = $post->send( $this->address( '/found?to=' . rawurlencode( $this->address( '/ok' ) ) ), '{}', array() );
		self::assertSame( 'redirect', $outcome->error, 'This one would lose the message.' );
		self::assertSame( array( '/found' ), array_column( WebhookReceiver::calls(), 'path' ) );
	}

	/**
	 * Re-binding: the name is looked up once; the connection goes to what was checked.
	 */
	public function test_the_name_is_not_looked_up_a_second_time(): void {
		$resolver = new class() implements Resolver {
			/**
			 * @var list<string>
			 */
			public array $asked = array();

			/**
			 * The receiver listens on the first of these addresses only.
			 */
			public function addresses( string $host ): array {
				$this->asked[] = $host;
				return array( 1 === count( $this->asked ) ? '127.0.0.1' : '127.0.0.2' );
			}
		};
		$post     = new Post( new AddressCheck( $resolver ) );
		self::assertSame( 200, $post->send( $this->address( '/ok' ), '{}', array() )->status );
		self::assertSame( array( 'localhost' ), $resolver->asked );
		self::assertSame( 'no_route', $post->send( $this->address( '/ok' ), '{}', array() )->error, 'The connection goes to what was checked.' );
		self::assertCount( 1, WebhookReceiver::calls() );
	}

	/**
	 * @param callable(): mixed $work Is refused.
	 */
	private function assert_refused( callable $work ): void {
		try {
			$work();
		} catch ( Refused $refused ) {
			self::assertStringContainsString( 'inside a private network', $refused->getMessage() );
			return;
		}
		self::fail( 'Not refused.' );
	}

	private function check(): AddressCheck {
		return new AddressCheck(
			new class() implements Resolver {
				public function addresses( string $host ): array {
					return array(
						'public.test'   => array( '93.184.216.34', '2606:4700::1111' ),
						'private.test'  => array( '192.168.0.12' ),
						'mixed.test'    => array( '93.184.216.34', '10.0.0.1' ),
						'six.test'      => array( 'fd12:3456::1' ),
						'mapped.test'   => array( '::ffff:169.254.169.254' ),
						'metadata.test' => array( '169.254.169.254' ),
					)[ $host ] ?? array();
				}
			}
		);
	}
}
