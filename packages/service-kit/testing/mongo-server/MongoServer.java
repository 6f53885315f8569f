import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.AbstractMongoBackend;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.bson.Document;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;

/** A server of MongoDB's protocol for tests, in memory without a file: `java -cp 'lib/*' MongoServer.java HOST PORT [FILE]`. */
public class MongoServer {
  /** The driver talks to nothing older. */
  private static final MongoVersion VERSION =
      new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
          return List.of(4, 4, 0);
        }

        @Override
        public int getWireVersion() {
          return 9;
        }
      };

  public static void main(String[] arguments) throws InterruptedException {
    AbstractMongoBackend backend =
        arguments.length > 2 ? new H2Backend(arguments[2]) : new MemoryBackend();
    backend.version(VERSION);
    new de.bwaldvogel.mongo.MongoServer(oneByOne(backend))
        .bind(arguments[0], Integer.parseInt(arguments[1]));
    Thread.currentThread().join();
  }

  /** Commands one after the other, answered with copies: otherwise an answer shows what a later command changed. */
  private static MongoBackend oneByOne(MongoBackend backend) {
    Class<?>[] types = {MongoBackend.class};
    return (MongoBackend)
        Proxy.newProxyInstance(
            MongoServer.class.getClassLoader(),
            types,
            (proxy, method, parameters) -> {
              synchronized (backend) {
                try {
                  Object answer = method.invoke(backend, parameters);
                  return answer instanceof Document document ? document.cloneDeeply() : answer;
                } catch (InvocationTargetException error) {
                  throw error.getCause();
                }
              }
            });
  }
}
